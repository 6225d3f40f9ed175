import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { type Crop, dragged, LARGEST_ZOOM, shownSquare, WHOLE } from './crop-geometry.ts';
import styles from './image-crop.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A picture as it was chosen, and as it is cropped. */
export interface PictureBytes {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface ImageCropProps {
  readonly picture: PictureBytes;
  readonly onDone: (cropped: PictureBytes) => void;
  readonly onCancel: () => void;
  /** The browser cannot decode the picture. */
  readonly onUnreadable: () => void;
  readonly isPending: boolean;
  readonly words: {
    readonly frame: string;
    readonly zoom: string;
    readonly across: string;
    readonly down: string;
    readonly use: string;
    readonly using: string;
    readonly cancel: string;
  };
}

/** Pixels of the square that is made. */
const SIDE = 512;
const TYPE = 'image/png';

/** A square of a picture, chosen by dragging it or with three sliders, which the arrow keys move. */
export function ImageCrop({ picture, onDone, onCancel, onUnreadable, isPending, words }: ImageCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(WHOLE);

  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(new Blob([picture.bytes as Uint8Array<ArrayBuffer>], { type: picture.type })).then(
      (made) => (isCurrent ? setBitmap(made) : made.close()),
      () => isCurrent && onUnreadable(),
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, onUnreadable]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || bitmap === null) return;
    const { x, y, side } = shownSquare(bitmap, crop);
    context.clearRect(0, 0, SIDE, SIDE);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
  }, [bitmap, crop]);

  const finish = (): void =>
    canvas.current?.toBlob((blob) => {
      void blob?.arrayBuffer().then((bytes) => onDone({ type: TYPE, bytes: new Uint8Array(bytes) }));
    }, TYPE);

  return (
    <div className={styles['crop']}>
      <figure className={styles['figure']}>
        <canvas
          ref={canvas}
          className={styles['frame']}
          width={SIDE}
          height={SIDE}
          aria-hidden="true"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={({ currentTarget, pointerId, movementX, movementY }) => {
            if (bitmap === null || !currentTarget.hasPointerCapture(pointerId)) return;
            const side = currentTarget.clientWidth;
            setCrop(dragged(bitmap, crop, { across: movementX / side, down: movementY / side }));
          }}
        />
        <figcaption>
          <VisuallyHidden>{words.frame}</VisuallyHidden>
        </figcaption>
      </figure>
      <div className={styles['controls']}>
        <Slider
          label={words.zoom}
          least={1}
          most={LARGEST_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider label={words.across} {...place(crop, 'across', setCrop)} />
        <Slider label={words.down} {...place(crop, 'down', setCrop)} />
        <div className={styles['actions']}>
          <Button
            kind="primary"
            isDisabled={bitmap === null}
            isPending={isPending}
            pendingLabel={words.using}
            onPress={finish}
          >
            {words.use}
          </Button>
          <Button isDisabled={isPending} onPress={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}

function place(crop: Crop, axis: 'across' | 'down', change: (crop: Crop) => void) {
  return {
    least: -1,
    most: 1,
    value: crop[axis],
    onChange: (value: number) => change({ ...crop, [axis]: value }),
  };
}

const STEPS = 40;

function Slider({
  label,
  least,
  most,
  value,
  onChange,
}: {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles['slider']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={(most - least) / STEPS}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
