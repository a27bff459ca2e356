// A broken screen: said plainly, with a way on.
export const RouteError = () => (
  <main className="page">
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
  </main>
);
