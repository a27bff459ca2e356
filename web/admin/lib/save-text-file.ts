/**
 * Offers a file as a download: a text from the browser, or a response of the server with its bytes and type unchanged.
 * @param type media type, e.g. "text/csv"
 */
export const saveTextFile = (name: string, text: string | Blob, type: string): void => {
  const address = URL.createObjectURL(typeof text === 'string' ? new Blob([text], { type: `${type};charset=utf-8` }) : text);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // browsers read it after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
