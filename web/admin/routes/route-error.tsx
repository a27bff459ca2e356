// A broken screen: said plainly, with a way on.

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

/** In the place of everything. */
export const RouteError = () => (
  <main>
    <ScreenError />
  </main>
);
