import { describe, expect, it } from 'vitest';
import { proseTexts } from '#contract/texts/en/prose.ts';
import { englishTexts } from './language.ts';
import { prepareProse as prepare } from './prose-html.ts';
import { playVideo } from './video-frame.ts';

const prepareProse = (stored: string) => prepare(stored, englishTexts(proseTexts));

const youtube =
  '<div data-youtube-video=""><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=12" title="Changing &quot;the&quot; gripper" allowfullscreen="true"></iframe></div>';
const show = (html: string) => {
  document.body.innerHTML = prepareProse(html).html;
  return document.body;
};

describe('a video in rich text', () => {
  it('sends no request to its host before it is played (NDET-14)', () => {
    const text = show(youtube);
    expect(text.querySelector('iframe, img, [src]')).toBeNull();
    expect(text.querySelector('button')?.textContent).toBe('Play video Changing "the" gripperLoads from YouTube when played');
    expect(text.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=12s');
    expect(text.querySelector('a')?.rel).toBe('noopener noreferrer');
  });

  it('is replaced by the player, which gets the focus', () => {
    const text = show(youtube);
    playVideo(text.querySelector('button') as HTMLElement);
    const frame = text.querySelector('iframe');
    expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?start=12&autoplay=1');
    expect(frame?.title).toBe('Changing "the" gripper');
    expect(document.activeElement).toBe(frame);
    expect(text.querySelector('button')).toBeNull();
  });

  it('supports Vimeo, has a generic name without a title, and is dropped for unknown hosts', () => {
    const text = show('<p><iframe src="https://player.vimeo.com/video/123" title="Video"></iframe></p>');
    expect(text.querySelector('.what')?.textContent).toBe('Play video');
    expect(text.querySelector('a')?.href).toBe('https://vimeo.com/123');
    expect(show('<iframe src="https://evil.example/embed/1"></iframe>').innerHTML).toBe('');
  });
});
