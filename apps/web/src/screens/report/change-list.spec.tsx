import { aKnownFact, aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Component } from '../../routes/screens/report.route.ts';
import { aStage } from '../../testing/screen-stage.tsx';
// With the spec: on a busy machine their first imports take longer than the spec waits for the sheets and the tools.
import '../../composition/own-report-modules.ts';
import '../../parts/report/report-sheets.tsx';

afterEach(cleanup);

const layers = (text: string, spanish?: string) =>
  aKnownFact({
    name: 'underlayment',
    value: { kind: 'text', text, ...(spanish !== undefined && { textEs: spanish }) },
  });

it('RPT-3.2 RPT-3.3 marks in what has changed the words that the data has in English alone', async () => {
  const stage = aStage('/report/R-1001', { locale: 'es' });
  stage.reportServer.put(aReport({ facts: [layers('One layer', 'Una capa')] }));
  await stage.signIn();
  await stage.show(Component);
  await screen.findByRole('navigation', { name: 'Contenido' });
  stage.versions.tell([layers('Two layers')]);
  (await screen.findByRole('button', { name: 'Más' })).focus();
  await stage.user.keyboard('{Enter}');
  await stage.user.click(await screen.findByRole('menuitem', { name: 'Actualizar el informe' }));
  expect(await screen.findByText('Cambió 1 respuesta')).toBeDefined();
  const change = await screen.findByText(/\(antes Una capa\)/);
  expect(change.getAttribute('lang')).toBeNull();
  expect([...change.querySelectorAll('[lang]')].map(({ textContent }) => textContent)).toEqual([
    'Two layers',
  ]);
});
