// Not-found view of all screens.
import { type ReactNode, useEffect } from 'react';
import { notFoundTexts } from '#contract/texts/en/not-found.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { Art } from '#web/site/ui/art.tsx';

interface Props {
  title: string;
  text: string;
  /** Small line above the title. */
  label?: string;
  /** The record at this address was deleted. */
  isRemoved?: boolean;
  /** Links to other screens. */
  children: ReactNode;
}

const withoutFragment = (address: string) => address.split('#')[0];

/** After a navigation without a new document, loads the one of the address: the server knows whether the address is redirected. */
const useDocumentOfAddress = (): void => {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && withoutFragment(loaded.name) !== withoutFragment(window.location.href)) window.location.reload();
  }, []);
};

export const NotFoundView = ({ title, text, isRemoved = false, label, children }: Props) => {
  const say = useTexts(notFoundTexts);
  useDocumentOfAddress();
  const { data: settings } = useQuery(settingsQuery);
  return (
    <div className="tone">
      <div className="wrap lost">
        <div className="stack">
          <span className="label">{label ?? say(isRemoved ? 'removed' : 'missing')}</span>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {isRemoved && <p>{say('removedText')}</p>}
          <div className="row">{children}</div>
        </div>
        <Art picture={settings?.picture_missing} drawing="flange" className="pic-line" />
      </div>
    </div>
  );
};
