export interface Crop {
  /** 1 shows the whole picture. */
  readonly zoom: number;
  /** From -1, its left or top edge, to 1. */
  readonly across: number;
  readonly down: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const LARGEST_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, across: 0, down: 0 };

/** The square of the picture that is shown, in its pixels; where the picture is narrower, it stands in the middle. */
export function shownSquare({ width, height }: PictureSize, { zoom, across, down }: Crop) {
  const side = Math.max(width, height) / clamped(zoom, 1, LARGEST_ZOOM);
  return { x: begin(width, side, across), y: begin(height, side, down), side };
}

/** The crop after the picture was dragged by a part of the frame's side. */
export function dragged(
  picture: PictureSize,
  crop: Crop,
  by: { readonly across: number; readonly down: number },
): Crop {
  const { side } = shownSquare(picture, crop);
  return {
    ...crop,
    across: moved(crop.across, by.across * side, picture.width - side),
    down: moved(crop.down, by.down * side, picture.height - side),
  };
}

function begin(length: number, side: number, place: number): number {
  const room = length - side;
  return room <= 0 ? room / 2 : (room / 2) * (1 + clamped(place, -1, 1));
}

function moved(place: number, pixels: number, room: number): number {
  return room <= 0 ? place : clamped(place - pixels / (room / 2), -1, 1);
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
