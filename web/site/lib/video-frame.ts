// An embedded video as a panel of our own: nothing is asked of the video's host until somebody plays it.

/** A block that may also stand in a paragraph. */
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
 * @param embed the address the server's sanitiser wrote into the frame
 * @param title of the frame, as it stands in the HTML
 * @returns null for what is no video
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

/** Puts the player where the panel was, and the focus on it. */
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
