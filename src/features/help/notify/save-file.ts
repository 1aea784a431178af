/** Long enough for the browser to have taken the file over. */
const KEPT_MS = 60_000;

/** Hands a text to the visitor as a file, made on the device. */
export const saveFile = (name: string, type: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};
