// The admin page that was asked for before the sign-in. Kept for this tab alone, and out of the address.
const storageKey = 'admin_return_to';
const home = '/admin';

const isAdminScreen = (path: string) => /^\/admin(?:[/?]|$)/.test(path) && !path.startsWith('/admin/login');

// storage can be switched off; then the sign-in leads to the dashboard
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

/** @returns where to go after the sign-in; asked once, then forgotten */
export const takeReturnPath = (): string => {
  const path = storage()?.getItem(storageKey) ?? home;
  clearReturnPath();
  return isAdminScreen(path) ? path : home;
};
