/** Names of the files that hold the first paint of an exposed page, in the folder of its build. */
export const firstPaintFiles = (expose: string) => {
  const name = expose.replace('./', '');
  return { html: `${name}.first-paint.html`, css: `${name}.first-paint.css` };
};
