// What the deletion of a record affects, and where its address leads from now on.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { counted } from '#contract/rules/numbers.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { getRemovalEffects, RemovalEffects } from '#contract/trash.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { LeadChoice, type RecordAddress, type useLead } from './lead-choice.tsx';

const effectsQuery = (kind: PublishedKind, id: number) =>
  queryOptions({
    queryKey: ['removal-effects', kind, id],
    queryFn: ({ client, signal }) =>
      missingAsNull(call<typeof getRemovalEffects>(transportOf(client), 'GET', `/api/admin/trash/effects/${kind}/${id}`, { signal })),
    staleTime: 0,
  });

const namesShown = 3;

const linksText = (links: RemovalEffects['links']): string => {
  const names = links.slice(0, namesShown).map(({ name }) => name);
  const rest = links.length - names.length;
  return `Texts link to it: ${names.join(', ')}${rest > 0 ? ` and ${counted(rest, 'other')}` : ''}.`;
};

/** Only what there is. */
const textsOf = ({ views, messages, links }: RemovalEffects): string[] => [
  ...(views ? [`Viewed ${views === 1 ? 'once' : `${views.toLocaleString('en-US')} times`} in the last 30 days.`] : []),
  ...(messages ? [`${counted(messages, 'message')} about it.`] : []),
  ...(links.length > 0 ? [linksText(links)] : []),
];

interface Props {
  address: RecordAddress;
  id: number;
  lead: ReturnType<typeof useLead>;
}

export const RemovalQuestion = ({ address, id, lead }: Props) => {
  const { data } = useQuery(effectsQuery(address.kind, id));
  if (!data) return null;
  return (
    <>
      {textsOf(data).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {data.is_shown && <LeadChoice address={address} category={data.category} {...lead.props} />}
    </>
  );
};
