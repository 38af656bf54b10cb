"use strict";

/** A new element; text children are always text, never markup. */
function element(tag, properties, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null) {
      continue;
    }
    if (name.startsWith("aria-") || name === "role" || name === "for" || name.startsWith("data-")) {
      made.setAttribute(name, value);
    } else if (name === "style") {
      for (const [property, setting] of Object.entries(value)) {
        made.style.setProperty(property, setting);
      }
    } else {
      made[name] = value;
    }
  }
  made.append(...children.filter(child => child !== null && child !== undefined && child !== ""));
  return made;
}

/** For those who cannot see signs and colours. */
function spoken(text) {
  return element("span", { className: "spoken" }, text);
}
