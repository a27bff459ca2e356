// Lists the links of a text to records that are hidden from visitors or do not exist.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Editor, useEditorState } from '@tiptap/react';
import { readRecordLink } from '#contract/records/links.ts';
import type { checkTextLinks } from '#contract/text-links.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';

// the limit of a call
const most = 200;

const listRecordLinks = ({ editor }: { editor: Editor }): string => {
  const found = new Set<string>();
  if (!editor.isDestroyed) {
    editor.state.doc.descendants((node) => {
      for (const { type, attrs } of node.marks)
        if (type.name === 'link' && readRecordLink(String(attrs.href))) found.add(String(attrs.href));
      if (node.type.name === 'linkEntry' && readRecordLink(node.attrs.href)) found.add(node.attrs.href);
    });
  }
  // a string, so that equal lists are equal keys
  return [...found].slice(0, most).join('\n');
};

const statesQuery = (addresses: string) =>
  queryOptions({
    queryKey: ['text-links', addresses],
    queryFn: ({ client, signal }) =>
      call<typeof checkTextLinks>(transportOf(client), 'POST', '/api/admin/text-links', {
        body: { addresses: addresses.split('\n') },
        signal,
      }),
    enabled: addresses !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const LostLinks = ({ editor }: { editor: Editor }) => {
  const addresses = useDebouncedText(useEditorState({ editor, selector: listRecordLinks }));
  // a failed check shows no message, because the text can be written and saved without it
  const { data } = useQuery(statesQuery(addresses));
  const states = data?.data ?? [];
  const lost = states.filter(({ state }) => state === 'missing').map(({ address }) => address);
  const hidden = states.filter(({ state }) => state === 'hidden').map(({ address }) => address);
  if (addresses === '') return null;
  return (
    <div className="rte-links" role="status">
      {lost.length > 0 && <p>Links that lead nowhere: {lost.join(', ')}</p>}
      {hidden.length > 0 && <p>Links to unpublished content: {hidden.join(', ')}</p>}
    </div>
  );
};
