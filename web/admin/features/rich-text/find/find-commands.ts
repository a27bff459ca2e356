// Finding and replacing in a text, on top of prosemirror-search, which highlights the matches.
import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { findNext, findPrev, getMatchHighlights, replaceAll, replaceNext, SearchQuery, search, setSearchState } from 'prosemirror-search';

export interface Wanted {
  text: string;
  replacement: string;
  isCaseKept: boolean;
}

export const FindAndReplace = Extension.create({ name: 'findAndReplace', addProseMirrorPlugins: () => [search()] });

const activeMatch = '.ProseMirror-active-search-match';

const run = (editor: Editor, command: Command): undefined => {
  // each replacement is one undo step, and so is replacing all
  command(
    editor.state,
    (transaction) => editor.view.dispatch(transaction.docChanged ? closeHistory(transaction) : transaction),
    editor.view,
  );
  editor.view.dom.querySelector(activeMatch)?.scrollIntoView?.({ block: 'nearest' });
};

/** Highlights the matches; an empty text removes the highlights. */
export const setWanted = (editor: Editor, { text, replacement, isCaseKept }: Wanted): void => {
  // here, a dollar sign followed by a digit or & refers to a part of the match
  const replace = replacement.replaceAll('$', '$$$$');
  const query = new SearchQuery({ search: text, replace, caseSensitive: isCaseKept, literal: true });
  editor.view.dispatch(setSearchState(editor.state.tr, query));
};

/** @returns the number of matches, and the number of the selected one, from 1; 0 if none is selected */
export const countMatches = (editor: Editor): { total: number; current: number } => {
  const { from, to } = editor.state.selection;
  const matches = getMatchHighlights(editor.state).find();
  return { total: matches.length, current: matches.findIndex((match) => match.from === from && match.to === to) + 1 };
};

export const selectNext = (editor: Editor) => run(editor, findNext);
export const selectPrevious = (editor: Editor) => run(editor, findPrev);
/** Replaces the selected match and selects the next one; without a selected match, only selects one. */
export const replaceSelected = (editor: Editor) => run(editor, replaceNext);

/** @returns the number of replacements */
export const replaceEvery = (editor: Editor): number => {
  const { total } = countMatches(editor);
  if (total > 0) run(editor, replaceAll);
  return total;
};
