// What the splash says and how fast (milliseconds).
export const splashSteps = [
  'Loading theme...',
  'Initializing components...',
  'Fetching settings...',
  'Applying styles...',
  'Ready!',
  'Welcome!',
] as const;

/** The step that may only be shown once the settings are there. */
export const readyStep = 4;
export const welcomeStep = 5;

export const stepMs = 700;
/** Once the settings are there the last steps may take one second in all, the fade included. */
export const readyMs = 300;
export const welcomeMs = 280;
export const fadeMs = 320;

export const typeMs = 100;
export const pauseMs = 2000;
export const dotsMs = 600;

export const defaultTaglines = [
  'Industrial automation and robotics.',
  'Robots, drives and controls.',
  'From a single sensor to a finished line.',
];

/** Percent shown with a step. */
export const percentOf = (step: number): number => Math.min(100, (step + 1) * 20);
