// Shown in place of a screen that failed to render.

/** Inside the layout, whose navigation still works. */
export const ScreenError = () => (
  <div className="empty failed">
    <h1>Something went wrong</h1>
    <p>This screen could not be shown. Please try again.</p>
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

/** Without the layout. */
export const RouteError = () => (
  <main>
    <ScreenError />
  </main>
);
