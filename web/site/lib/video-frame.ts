// Placeholder for an embedded video: no request is sent to the video host until the visitor plays it.

import { toVideoPage } from '#contract/rules/video-address.ts';
import type { proseTexts } from '#contract/texts/en/prose.ts';
import type { Say } from '#contract/texts/text.ts';
import { escapeText } from './html-tokens.ts';

type SayProse = Say<typeof proseTexts.texts>;

interface Panel {
  embed: string;
  watch: string;
  host: string;
  /** Empty for a video without a title. */
  name: string;
  say: SayProse;
}

/** Placeholder HTML. It uses only phrasing content, so that it is valid inside a paragraph. */
const panel = ({ embed, watch, host, name, say }: Panel): string => {
  const title = name || escapeText(say('video'));
  const play = escapeText(name ? say('playNamed', { name: '{name}' }) : say('play')).replace('{name}', () => `<b>${name}</b>`);
  return (
    `<span class="video"><button type="button" class="poster" data-video="${embed}" data-title="${title}">` +
    '<span class="play"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M8 4.5l11 7.5-11 7.5Z"/></svg></span>' +
    `<span class="words"><span class="what">${play}</span>` +
    `<span class="from">${escapeText(say('source', { host }))}</span></span></button>` +
    `<a class="watch" href="${watch}" target="_blank" rel="noopener noreferrer">${escapeText(say('watch', { host }))}${name && `<span class="vh">: ${name}</span>`}</a></span>`
  );
};

/**
 * @param embed embed URL as written by the server's sanitiser, HTML-escaped
 * @param title title of the frame, HTML-escaped; empty or "Video" without one
 * @returns the placeholder HTML; null if the URL is not a supported video
 */
export const videoPanel = (embed: string, title: string, say: SayProse): string | null => {
  const page = toVideoPage(embed.replaceAll('&amp;', '&'));
  const name = title === 'Video' ? '' : title;
  return page && panel({ embed, watch: page.address.replaceAll('&', '&amp;'), host: page.host, name, say });
};

/** Replaces the placeholder button by the player and focuses it. */
export const playVideo = (poster: HTMLElement): void => {
  const { video, title } = poster.dataset;
  if (!video) return;
  const frame = document.createElement('iframe');
  const address = new URL(video);
  address.searchParams.set('autoplay', '1');
  frame.src = address.href;
  frame.title = title ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  poster.replaceWith(frame);
  frame.focus();
};
