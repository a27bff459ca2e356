// Browser entry of the public site. Scripts load after the page is painted, so that they do not compete with visible content
// for the network and the CPU.
import './styles/index.css';

/** Maximum time that scripts wait for pictures. */
const mostMs = 1500;
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

const load = async (): Promise<void> => {
  // files that the page needs, listed by the server, so that they are requested in parallel
  for (const file of document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  const { start } = await import('./start.tsx');
  await start();
};

/** Resolves when the visible pictures have loaded and the page is painted, on the first interaction, or after a timeout. */
const untilShown = (): Promise<void> =>
  new Promise((resolve) => {
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    // a small page may finish loading before it is painted
    const shown = () => new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true });
    if (document.readyState === 'complete') shown();
    else addEventListener('load', shown, { once: true });
    for (const kind of interactions) addEventListener(kind, () => resolve(), { once: true, passive: true });
    setTimeout(resolve, mostMs);
  });

const begin = async (): Promise<void> => {
  // an empty document has nothing to wait for
  if (document.getElementById('root')?.hasChildNodes()) await untilShown();
  await load();
};

begin().catch((error: unknown) => {
  // the server-rendered page stays usable: its links load documents
  console.error('The page could not start', error);
  document.querySelector('.splash')?.remove();
});
