import { describe, expect, it } from 'vitest';
import { toEmbedAddress, toVideoPage } from './video-address.ts';

const youtube = 'https://www.youtube-nocookie.com/embed';
const vimeo = 'https://player.vimeo.com/video';

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', `${youtube}/dQw4w9WgXcQ`],
    ['https://youtu.be/dQw4w9WgXcQ?si=abcdefgh&t=90', `${youtube}/dQw4w9WgXcQ?start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', `${youtube}/dQw4w9WgXcQ?start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s', `${youtube}/dQw4w9WgXcQ?start=3723`],
    ['https://youtu.be/dQw4w9WgXcQ/', `${youtube}/dQw4w9WgXcQ`],
    ['youtu.be/dQw4w9WgXcQ', `${youtube}/dQw4w9WgXcQ`],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', `${youtube}/dQw4w9WgXcQ`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share', `${youtube}/dQw4w9WgXcQ`],
    ['https://www.youtube.com/v/dQw4w9WgXcQ', `${youtube}/dQw4w9WgXcQ`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLabcdefghij&t=5s', `${youtube}/dQw4w9WgXcQ?list=PLabcdefghij&start=5`],
    ['https://www.youtube.com/embed/videoseries?list=PLabcdefghij', `${youtube}/videoseries?list=PLabcdefghij`],
    ['https://www.youtube.com/embed?listType=playlist&list=PLabcdefghij', `${youtube}/videoseries?list=PLabcdefghij`],
    ['https://www.youtube.com/v/dQw4w9WgXcQ&hl=en', `${youtube}/dQw4w9WgXcQ`],
    ['https://vimeo.com/manage/videos/76979871', `${vimeo}/76979871`],
    ['https://www.youtube.com/playlist?list=PLabcdefghij', `${youtube}/videoseries?list=PLabcdefghij`],
    ['https://vimeo.com/76979871', `${vimeo}/76979871`],
    ['https://vimeo.com/76979871/abcdef1234?share=copy', `${vimeo}/76979871?h=abcdef1234`],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234&badge=0', `${vimeo}/76979871?h=abcdef1234`],
    ['https://vimeo.com/channels/staffpicks/76979871', `${vimeo}/76979871`],
    ['https://vimeo.com/groups/shortfilms/videos/76979871/', `${vimeo}/76979871`],
    ['https://vimeo.com/showcase/1234567/video/76979871', `${vimeo}/76979871`],
    ['https://vimeo.com/76979871#t=1m30s', `${vimeo}/76979871#t=90s`],
  ])('embeds %s with its key, list and start (EDIT-05)', (address, embed) => {
    expect(toEmbedAddress(address)).toBe(embed);
    expect(toEmbedAddress(embed)).toBe(embed);
  });

  it.each([
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/live_stream?channel=UC123',
    'https://www.youtube.com/@example',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/settings',
    'https://example.com/76979871',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('does not embed %s (EDIT-05)', (address) => {
    expect(toEmbedAddress(address)).toBeNull();
  });
});

it('leads from an embedded video to its page (EDIT-05)', () => {
  expect(toVideoPage(`${youtube}/dQw4w9WgXcQ?list=PLabcdefghij&start=5`)).toEqual({
    host: 'YouTube',
    address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLabcdefghij&t=5s',
  });
  expect(toVideoPage(`${youtube}/videoseries?list=PLabcdefghij`)?.address).toBe('https://www.youtube.com/playlist?list=PLabcdefghij');
  expect(toVideoPage(`${vimeo}/76979871?h=abcdef1234`)).toEqual({ host: 'Vimeo', address: 'https://vimeo.com/76979871/abcdef1234' });
  expect(toVideoPage('https://evil.example/embed/dQw4w9WgXcQ')).toBeNull();
});
