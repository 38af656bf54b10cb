/* Decodes and encodes PNGs with libpng; the README of the folder above says how it is asked. */

#define _POSIX_C_SOURCE 200809L

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST_FILES 1000

typedef struct {
    unsigned char *bytes;
    size_t length;
    size_t position;
} File;

static long long nanos(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static char failure[4096];

static void fail(png_structp png, png_const_charp message) {
    snprintf(failure, sizeof failure, "%s", message);
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void) png;
    (void) message;
}

static void take(png_structp png, png_bytep to, size_t count) {
    File *file = png_get_io_ptr(png);
    if (count > file->length - file->position) {
        png_error(png, "the file ends too early");
    }
    memcpy(to, file->bytes + file->position, count);
    file->position += count;
}

/* An image as it is in a file. */
typedef struct {
    png_uint_32 width;
    png_uint_32 height;
    int depth;
    int colour;
    png_color palette[256];
    int colours;
    png_bytep pixels;
    png_bytepp rows;
} Image;

/* Decodes a file as it is, nothing expanded, into an image that is all zeros; 0 if that fails. */
static int unpack(File *file, Image *image) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    png_infop info = png_create_info_struct(png);
    int isDecoded = 0;
    if (!setjmp(png_jmpbuf(png))) {
        file->position = 0;
        png_set_read_fn(png, file, take);
        png_read_info(png, info);
        png_set_interlace_handling(png);
        png_read_update_info(png, info);
        png_get_IHDR(png, info, &image->width, &image->height, &image->depth, &image->colour, NULL, NULL, NULL);
        png_colorp palette;
        if (png_get_PLTE(png, info, &palette, &image->colours)) {
            memcpy(image->palette, palette, (size_t) image->colours * sizeof *palette);
        }
        size_t stride = png_get_rowbytes(png, info);
        image->pixels = malloc(stride * image->height);
        image->rows = malloc(image->height * sizeof *image->rows);
        for (png_uint_32 y = 0; y < image->height; y++) {
            image->rows[y] = image->pixels + y * stride;
        }
        png_read_image(png, image->rows);
        png_read_end(png, NULL);
        isDecoded = 1;
    }
    png_destroy_read_struct(&png, &info, NULL);
    return isDecoded;
}

static void discard(Image *image) {
    free(image->rows);
    free(image->pixels);
}

static int decode(File *file) {
    Image image = {0};
    int isDecoded = unpack(file, &image);
    discard(&image);
    return isDecoded;
}

/* The file that is being written, whose memory is kept for the next one. */
static File written;
static size_t capacity;

static void give(png_structp png, png_bytep from, size_t count) {
    if (written.length + count > capacity) {
        capacity = 2 * (written.length + count);
        written.bytes = realloc(written.bytes, capacity);
        if (!written.bytes) {
            png_error(png, "no memory");
        }
    }
    memcpy(written.bytes + written.length, from, count);
    written.length += count;
}

static void finish(png_structp png) {
    (void) png;
}

/* Encodes an image with zlib's level 1; 0 if that fails. */
static int encode(Image *image) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    png_infop info = png_create_info_struct(png);
    int isEncoded = 0;
    if (!setjmp(png_jmpbuf(png))) {
        written.length = 0;
        png_set_write_fn(png, NULL, give, finish);
        png_set_compression_level(png, 1);
        png_set_IHDR(png, info, image->width, image->height, image->depth, image->colour, PNG_INTERLACE_NONE,
                PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        if (image->colours > 0) {
            png_set_PLTE(png, info, image->palette, image->colours);
        }
        png_write_info(png, info);
        png_write_image(png, image->rows);
        png_write_end(png, NULL);
        isEncoded = 1;
    }
    png_destroy_write_struct(&png, &info);
    return isEncoded;
}

static int load(const char *path, File *file) {
    FILE *in = fopen(path, "rb");
    if (!in) {
        snprintf(failure, sizeof failure, "%s cannot be opened", path);
        return 0;
    }
    fseek(in, 0, SEEK_END);
    file->length = (size_t) ftell(in);
    rewind(in);
    file->bytes = malloc(file->length + 1);
    size_t got = fread(file->bytes, 1, file->length, in);
    fclose(in);
    snprintf(failure, sizeof failure, "%s cannot be read", path);
    return got == file->length;
}

/*
 * The shortest pass over all files, in nanoseconds for each; -1 if one cannot be decoded. With images, these are encoded
 * instead, and bytes gets how many that takes for each.
 */
static long long measure(long long time, File *files, Image *images, int count, size_t *bytes) {
    long long shortest = -1;
    long long begin = nanos();
    do {
        long long start = nanos();
        *bytes = 0;
        for (int i = 0; i < count; i++) {
            if (!(images ? encode(&images[i]) : decode(&files[i]))) {
                return -1;
            }
            *bytes += written.length;
        }
        *bytes /= (size_t) count;
        long long each = (nanos() - start) / count;
        shortest = shortest < 0 || each < shortest ? each : shortest;
    } while (nanos() - begin < time);
    return shortest;
}

/* Answers a request: the nanoseconds, or -1 and why in `failure`. */
static long long answer(char *request, size_t *bytes) {
    static File files[MOST_FILES];
    static Image images[MOST_FILES];
    int count = 0;
    int ready = 1;
    long long shortest = -1;
    char *work = strtok(request, "\t");
    char *millis = strtok(NULL, "\t");
    char *path = strtok(NULL, "\t");
    int isEncoding = work && strcmp(work, "encode") == 0;
    memset(files, 0, sizeof files);
    memset(images, 0, sizeof images);
    snprintf(failure, sizeof failure, "not understood");
    while (ready && path && count < MOST_FILES) {
        ready = load(path, &files[count]) && (!isEncoding || unpack(&files[count], &images[count]));
        count++;
        path = strtok(NULL, "\t");
    }
    if (ready) {
        snprintf(failure, sizeof failure, "not understood");
    }
    if (ready && !path && count > 0 && (isEncoding || strcmp(work, "decode") == 0)) {
        shortest = measure(atoll(millis) * 1000000, files, isEncoding ? images : NULL, count, bytes);
    }
    for (int i = 0; i < count; i++) {
        discard(&images[i]);
        free(files[i].bytes);
    }
    return shortest;
}

int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        int isEncoding = strncmp(line, "encode", 6) == 0;
        size_t bytes = 0;
        long long shortest = answer(line, &bytes);
        if (shortest < 0) {
            printf("failed\t%s\n", failure);
        } else if (isEncoding) {
            printf("nanos\t%lld\t%zu\n", shortest, bytes);
        } else {
            printf("nanos\t%lld\n", shortest);
        }
        fflush(stdout);
    }
    return 0;
}
