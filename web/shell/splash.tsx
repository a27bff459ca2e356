export const Splash = () => null;
