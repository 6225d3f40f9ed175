import { useId } from 'react';
import { Drawing, Hatch, pens } from './drawing.tsx';
import { Dimension } from './drawn-dimension.tsx';
import { Note } from './drawn-note.tsx';

export interface SectionIllustrationProps {
  /** Text alternative of the drawing. */
  readonly title?: string | undefined;
}

/** Section of a house; the copper line shows how far the ice barrier must reach. */
export function SectionIllustration({ title }: SectionIllustrationProps) {
  const id = useId();
  return (
    <Drawing width={640} height={314} top={92} isDetailOnPhone title={title}>
      <defs>
        <Hatch id={`${id}wall`} kind="masonry" />
        <Hatch id={`${id}earth`} kind="earth" />
        <Hatch id={`${id}batt`} kind="insulation" />
      </defs>
      <rect x="20" y="372" width="620" height="12" fill={`url(#${id}earth)`} />
      <rect x="148" y="372" width="28" height="26" className={pens.paper} />
      <rect x="484" y="372" width="28" height="26" className={pens.paper} />
      <g fill={`url(#${id}wall)`}>
        <path className={pens.cut} d="M152 258h20v114h-20zM488 258h20v114h-20z" />
        <path className={pens.cut} d="M148 372h28v26h-28zM484 372h28v26h-28z" />
      </g>
      <path className={pens.cut} d="M20 372H148M176 372H484M512 372H640" />
      <path
        className={pens.faint}
        d="M172 364H488M284 290h44v52h-44zM306 290v52M284 316h44M380 284h46v80M380 284v80"
      />
      <path fill={`url(#${id}batt)`} d="M186 250V234H474V250Z" />
      <path className={pens.thin} d="M152 250H508M172 262H488" />
      <path className={pens.cut} d="M152 250h20v8h-20zM488 250h20v8h-20z" />
      <path className={pens.thin} d="m152 250 20 8m0-8-20 8M488 250l20 8m0-8-20 8" />
      <path
        className={`${pens.cut} ${pens.paper}`}
        d="M104 274 330 161V146L104 259zM556 274 330 161V146L556 259z"
      />
      <path className={pens.cut} d="M326 158h8v-14h-8z" />
      <path className={pens.cut} d="M98 258 330 142 562 258" />
      <path className={pens.thin} d="M98 277h6v-19M562 277h-6v-19M104 276h48M556 276h-48" />
      <path className={pens.thin} d="M84 258h14v2q0 8-7 8t-7-8zM562 258h14v2q0 8-7 8t-7-8z" />
      <path className={pens.accent} d="M100 254 244 182" />
      <path className={pens.air} d="M532 284v-20L344 168" />
      <path className={pens.thin} d="m351 167-8 1 4 7" />
      <path className={pens.thin} d="M410 156h48v24z" />
      <text className={pens.words} x="434" y="150" textAnchor="middle">
        12
      </text>
      <text className={pens.words} x="465" y="172">
        6
      </text>
      <Dimension from={{ x: 104, y: 250 }} to={{ x: 152, y: 250 }} offset={134} label="16" />
      <Dimension from={{ x: 172, y: 224 }} to={{ x: 244, y: 224 }} offset={108} label="24 in" isMain />
      <Dimension from={{ x: 508, y: 364 }} to={{ x: 508, y: 258 }} offset={-84} label="8 ft" />
      <Note at={{ x: 126, y: 241 }} to={{ x: 66, y: 196 }} align="end">
        R905.1.2
      </Note>
    </Drawing>
  );
}
