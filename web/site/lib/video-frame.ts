// Placeholder for an embedded video: no request is sent to the video host until the visitor plays it.

/** Placeholder HTML. It uses only phrasing content, so that it is valid inside a paragraph. */
const panel = (embed: string, watch: string, host: string, title: string): string => {
  const name = title === 'Video' ? '' : title;
  return (
    `<span class="video"><button type="button" class="poster" data-video="${embed}" data-title="${title}">` +
    '<span class="play"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M8 4.5l11 7.5-11 7.5Z"/></svg></span>' +
    `<span class="words"><span class="what">Play video${name && ` <b>${name}</b>`}</span>` +
    `<span class="from">Loads from ${host} when played</span></span></button>` +
    `<a class="watch" href="${watch}" target="_blank" rel="noopener noreferrer">Watch on ${host}${name && `<span class="vh">: ${name}</span>`}</a></span>`
  );
};

/**
 * @param embed embed URL as written by the server's sanitiser
 * @param title title of the frame, HTML-escaped
 * @returns the placeholder HTML; null if the URL is not a supported video
 */
export const videoPanel = (embed: string, title: string): string | null => {
  const youtube = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]+)(?:\?start=(\d+))?$/.exec(embed);
  if (youtube) {
    const start = youtube[2] ? `&amp;t=${youtube[2]}s` : '';
    return panel(embed, `https://www.youtube.com/watch?v=${youtube[1]}${start}`, 'YouTube', title);
  }
  const vimeo = /^https:\/\/player\.vimeo\.com\/video\/(\d+)$/.exec(embed);
  return vimeo ? panel(embed, `https://vimeo.com/${vimeo[1]}`, 'Vimeo', title) : null;
};

/** Replaces the placeholder button by the player and focuses it. */
export const playVideo = (poster: HTMLElement): void => {
  const { video, title } = poster.dataset;
  if (!video) return;
  const frame = document.createElement('iframe');
  frame.src = `${video}${video.includes('?') ? '&' : '?'}autoplay=1`;
  frame.title = title || 'Video';
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  poster.replaceWith(frame);
  frame.focus();
};
