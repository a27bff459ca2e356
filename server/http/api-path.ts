/** @param url path, with or without query */
export const isUnderApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
