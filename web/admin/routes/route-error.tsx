// Shown instead of a screen that failed to load or render.
import { useIsUpdated } from './update.tsx';

const Explanation = () =>
  useIsUpdated({ asksAtOnce: true }) ? (
    <p>The website was updated while this page was open. Reload it to work with the new version.</p>
  ) : (
    <p>This screen could not be shown. Please try again.</p>
  );

/** Shown inside the layout, whose navigation still works. */
export const ScreenError = () => (
  <div className="empty failed">
    <h1>Something went wrong</h1>
    <Explanation />
    <div className="actions">
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Reload
      </button>
      <a className="btn" href="/admin">
        Dashboard
      </a>
    </div>
  </div>
);

/** Shown without the layout. */
export const RouteError = () => (
  <main>
    <ScreenError />
  </main>
);
