/**
 * Hands a text that was made in the browser to the visitor as a file.
 * @param type media type, e.g. "text/csv"
 */
export const saveTextFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // browsers read it after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
