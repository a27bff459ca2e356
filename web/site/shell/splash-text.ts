// What the splash says and how fast (milliseconds). splash.css repeats the times of the last steps: it runs them without script.
export const splashSteps = [
  'Loading theme...',
  'Initializing components...',
  'Fetching settings...',
  'Applying styles...',
  'Ready!',
  'Welcome!',
] as const;

/** The last step that is shown while the settings are on their way. */
export const lastWaitingStep = 3;

export const stepMs = 700;
/** From "Ready!" until nothing covers the page, the fade included. */
export const leaveMs = 900;

export const typeMs = 100;
export const pauseMs = 2000;
export const dotsMs = 600;

/** They describe the site, not the company: while they are typed nothing is known about the company. */
export const defaultTaglines = ['Products and specifications.', 'News and knowledge base.', 'Questions and quotes.'];

/** Percent shown with a step. */
export const percentOf = (step: number): number => Math.min(100, (step + 1) * 20);
