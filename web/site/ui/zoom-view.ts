// How a picture is drawn in its frame while it is enlarged. Points and distances are CSS pixels from the centre of the frame.
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is drawn: the frame, and the picture as it fits into the frame as a whole. */
export interface Stage {
  frame: Size;
  fitted: Size;
}

export interface ZoomView extends Point {
  /** 1 is the whole picture; x and y are where its centre is. */
  scale: number;
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
export const mostZoom = 6;
// a picture hardly larger than its frame cannot be told from a whole one
const leastZoom = 1.05;

/** @param picture its own measures; zero while unknown, the frame then counts as the picture */
export const stageOf = (picture: Size, frame: Size): Stage => {
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { frame, fitted: Number.isFinite(factor) ? { width: picture.width * factor, height: picture.height * factor } : frame };
};

/** In hundredths of a pixel, so that 0 is 0. */
const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, -most), most) * 100) / 100 || 0;

/** Keeps the factor in its range, and the picture from leaving its frame. */
const limit = ({ scale, x, y }: ZoomView, { frame, fitted }: Stage): ZoomView => {
  const kept = Math.min(Math.max(scale, 1), mostZoom);
  return {
    scale: kept,
    x: within(x, Math.max(0, (fitted.width * kept - frame.width) / 2)),
    y: within(y, Math.max(0, (fitted.height * kept - frame.height) / 2)),
  };
};

/** Enlarges or reduces around a point, which stays where it is. */
export const zoomBy = (view: ZoomView, factor: number, { x, y }: Point, stage: Stage): ZoomView => {
  const scale = Math.min(Math.max(view.scale * factor, 1), mostZoom);
  const change = scale / view.scale;
  return limit({ scale, x: x - (x - view.x) * change, y: y - (y - view.y) * change }, stage);
};

export const panBy = ({ scale, x, y }: ZoomView, across: number, down: number, stage: Stage): ZoomView =>
  limit({ scale, x: x + across, y: y + down }, stage);

/** From the whole picture to a factor at which it fills the frame, at least double; and back. */
export const toggleZoom = (view: ZoomView, point: Point, stage: Stage): ZoomView => {
  const { frame, fitted } = stage;
  const filling = Math.max(frame.width / fitted.width, frame.height / fitted.height);
  return view.scale > 1 ? wholePicture : zoomBy(view, Math.max(2, filling), point, stage);
};

/** After a gesture. */
export const settle = (view: ZoomView): ZoomView => (view.scale < leastZoom ? wholePicture : view);

/** @returns whether a point is on the picture */
export const isOnPicture = ({ scale, x, y }: ZoomView, point: Point, { fitted }: Stage): boolean =>
  Math.abs(point.x - x) <= (fitted.width * scale) / 2 && Math.abs(point.y - y) <= (fitted.height * scale) / 2;
