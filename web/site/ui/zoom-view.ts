// Geometry of a zoomed picture in its frame. Points and distances are in CSS pixels from the centre of the frame.
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Size of the frame, and of the picture at scale 1, fitted into the frame. */
export interface Stage {
  frame: Size;
  fitted: Size;
}

/** Scale and position of a picture. */
export interface ZoomView extends Point {
  /** 1 shows the whole picture; x and y are the position of its centre. */
  scale: number;
}

export const wholeImage: ZoomView = { scale: 1, x: 0, y: 0 };
/** Maximum scale. */
export const mostZoom = 6;
// smaller scales are reset to 1, because the difference is hardly visible
const leastZoom = 1.05;

/** @param image natural size; if it is zero (unknown), the size of the frame is used */
export const stageOf = (image: Size, frame: Size): Stage => {
  const factor = Math.min(frame.width / image.width, frame.height / image.height);
  return { frame, fitted: Number.isFinite(factor) ? { width: image.width * factor, height: image.height * factor } : frame };
};

/** Clamps to ±most and rounds to hundredths of a pixel; also turns -0 into 0. */
const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, -most), most) * 100) / 100 || 0;

/** Limits the scale, and the position so that the picture does not leave its frame. */
const limit = ({ scale, x, y }: ZoomView, { frame, fitted }: Stage): ZoomView => {
  const kept = Math.min(Math.max(scale, 1), mostZoom);
  return {
    scale: kept,
    x: within(x, Math.max(0, (fitted.width * kept - frame.width) / 2)),
    y: within(y, Math.max(0, (fitted.height * kept - frame.height) / 2)),
  };
};

/** Zooms around a fixed point. */
export const zoomBy = (view: ZoomView, factor: number, { x, y }: Point, stage: Stage): ZoomView => {
  const scale = Math.min(Math.max(view.scale * factor, 1), mostZoom);
  const change = scale / view.scale;
  return limit({ scale, x: x - (x - view.x) * change, y: y - (y - view.y) * change }, stage);
};

/** Moves the picture. */
export const panBy = ({ scale, x, y }: ZoomView, across: number, down: number, stage: Stage): ZoomView =>
  limit({ scale, x: x + across, y: y + down }, stage);

/** Toggles between the whole picture and a scale that fills the frame, at least 2. */
export const toggleZoom = (view: ZoomView, point: Point, stage: Stage): ZoomView => {
  const { frame, fitted } = stage;
  const filling = Math.max(frame.width / fitted.width, frame.height / fitted.height);
  return view.scale > 1 ? wholeImage : zoomBy(view, Math.max(2, filling), point, stage);
};

/** Call after a gesture: resets a scale just above 1. */
export const settle = (view: ZoomView): ZoomView => (view.scale < leastZoom ? wholeImage : view);

/** @returns whether a point is on the picture */
export const isOnImage = ({ scale, x, y }: ZoomView, point: Point, { fitted }: Stage): boolean =>
  Math.abs(point.x - x) <= (fitted.width * scale) / 2 && Math.abs(point.y - y) <= (fitted.height * scale) / 2;
