// Steps and times (milliseconds) of the splash. splash.css repeats the times of the last steps, which it animates without JavaScript.
export const splashSteps = ['theme', 'components', 'settings', 'styles', 'ready', 'welcome'] as const;

/** Index of the last step shown while the settings load. */
export const lastWaitingStep = 3;

/** Duration of a step. */
export const stepMs = 700;
/** From "Ready!" until the page is uncovered, including the fade. */
export const leaveMs = 900;

/** Delay between typed letters. */
export const typeMs = 100;
/** Delay after a typed line. */
export const pauseMs = 2000;
/** Interval of the dots animation. */
export const dotsMs = 600;

/** Generic texts, because the company's settings are not known while they are typed. */
export const defaultTaglines = ['products', 'news', 'quotes'] as const;

/** Progress of a step in percent. */
export const percentOf = (step: number): number => Math.min(100, (step + 1) * 20);
