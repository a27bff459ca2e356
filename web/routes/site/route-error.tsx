// A broken screen: said plainly, with a way on.
export const RouteError = () => (
  <div className="tone">
    <div className="wrap lost">
      <div className="stack">
        <h1>Something went wrong</h1>
        <p className="lead">This page could not be shown. Please try again.</p>
        <div className="row">
          <button type="button" className="btn btn-main" onClick={() => window.location.reload()}>
            Reload
          </button>
          <a className="btn btn-line" href="/">
            Back to Home
          </a>
        </div>
      </div>
    </div>
  </div>
);
