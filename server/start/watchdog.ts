// Ends a process that answers health checks but no longer computes pages, so that its supervisor restarts it.
import type { FastifyInstance } from 'fastify';

const checkMs = 5000;
/** Time for which all slots must be stuck before the process is ended. */
export const stuckLimitMs = 60_000;

/** @param end shuts the process down with an exit code */
export const endWhenStuck = (app: Pick<FastifyInstance, 'isStuck' | 'log'>, end: (code: number) => void): void => {
  let stuckMs = 0;
  const timer = setInterval(() => {
    stuckMs = app.isStuck() ? stuckMs + checkMs : 0;
    if (stuckMs < stuckLimitMs) return;
    clearInterval(timer);
    app.log.fatal('no page was computed in time for a minute, ending the process');
    end(1);
  }, checkMs);
  timer.unref();
};
