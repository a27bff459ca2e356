// The admin page that was requested before the sign-in. It is stored for this tab, not in the address.
const storageKey = 'admin_return_to';
const home = '/admin';

const isAdminScreen = (path: string) => /^\/admin(?:[/?]|$)/.test(path) && !path.startsWith('/admin/login');

// without storage the sign-in leads to the dashboard
const storage = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** @param path path and query */
export const rememberReturnPath = (path: string): void => {
  if (!isAdminScreen(path)) return;
  try {
    storage()?.setItem(storageKey, path);
  } catch {
    // the storage is full: the sign-in leads to the dashboard
  }
};

export const clearReturnPath = (): void => storage()?.removeItem(storageKey);

/** @returns the page to open after the sign-in, and forgets it */
export const takeReturnPath = (): string => {
  const path = storage()?.getItem(storageKey) ?? home;
  clearReturnPath();
  return isAdminScreen(path) ? path : home;
};
