import { render } from 'preact';
import { IceBarrier } from './ice-barrier.tsx';
import { Pause } from './pause.tsx';

const locale = navigator.language.startsWith('es') ? 'es' : 'en';

render(
  <main>
    <h1>Roof</h1>
    <IceBarrier locale={locale} />
    <Pause now={Date.now()} locale={locale} />
  </main>,
  document.body,
);
