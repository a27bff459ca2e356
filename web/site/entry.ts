// Browser entry of the public site: the styles, and the scripts once the page is on the screen, so that they do not compete with
// what is visible for the network and the processor.
import './styles/index.css';

/** After this time scripts do not wait any longer for pictures. */
const mostMs = 1500;
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

const load = async (): Promise<void> => {
  // written by the server: what the page needs, to be requested together instead of one after the other
  for (const file of document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  const { start } = await import('./start.tsx');
  await start();
};

/** Resolves when the pictures in view have loaded and the page is painted, when the visitor acts, or after a while. */
const untilShown = (): Promise<void> =>
  new Promise((resolve) => {
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    // a small page can have loaded before it is painted
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
