// Options of the slideshow on the home page. They are stored as texts; missing or unknown values are read as the default.

export const transitionEffects = ['fade', 'slide', 'zoom'] as const;
export type TransitionEffect = (typeof transitionEffects)[number];

export const backgroundImageStyles = ['cover', 'contain', 'repeat', 'stretch'] as const;
export type BackgroundImageStyle = (typeof backgroundImageStyles)[number];

/** Seconds. */
export const slideInterval = { min: 1, max: 60, default: 5 } as const;

/** @param text in the format of a number */
export const isSlideInterval = (text: string): boolean => Number(text) >= slideInterval.min && Number(text) <= slideInterval.max;

const oneOf = <T extends string>(choices: readonly T[], text: string, fallback: T): T => choices.find((one) => one === text) ?? fallback;

/** @returns the default for an unknown value */
export const readTransitionEffect = (text: string): TransitionEffect => oneOf(transitionEffects, text, 'fade');

/** @returns the default for an unknown value */
export const readBackgroundImageStyle = (text: string): BackgroundImageStyle => oneOf(backgroundImageStyles, text, 'stretch');

/** @param fallback for an empty text */
export const readSwitch = (text: string, fallback: boolean): boolean => (text === '' ? fallback : text === 'true' || text === '1');
