// A picture of another site as a file, where that site allows it. The page's policy lets no script read other sites: the
// browser loads it as a picture and draws it anew.

const load = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    // without the other site's permission the browser does not load it at all
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The other site does not allow copies'));
    image.src = src;
  });

/** @throws Error where the other site does not allow it, or for a GIF, of which one frame would remain */
export const copyPicture = async (src: string): Promise<File> => {
  const name = new URL(src).pathname.split('/').at(-1) || 'picture';
  if (/\.gif$/i.test(name)) throw new Error('An animation would stand still');
  const image = await load(src);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const type = /\.jpe?g$/i.test(name) ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('The picture is too large to be copied');
  return new File([blob], name, { type: blob.type });
};
