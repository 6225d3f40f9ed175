import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/heading.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import {
  CalculatorIllustration,
  NotFoundIllustration,
  OfflineIllustration,
  ReportIllustration,
} from '../ui/illustrations.tsx';
import { Cluster, Columns } from '../ui/layout.tsx';
import { Slides } from '../ui/slides.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

export function NavigationSection({ words }: { readonly words: Words }) {
  const [slide, setSlide] = useState(0);
  const steps = [
    { id: 'account', label: words.stepAccount },
    { id: 'company', label: words.stepCompany },
    { id: 'team', label: words.stepTeam },
    { id: 'done', label: words.stepDone },
  ];
  const stepWords = { done: words.done, current: words.current, upcoming: words.upcoming };
  return (
    <Section id="navigation" title="Navigation">
      <Specimen name="Breadcrumbs, Avatar">
        <Breadcrumbs
          label={words.trail}
          trail={[
            { label: words.projects, href: '#records' },
            { label: '1437 Bannock St', href: '#navigation' },
          ]}
        />
        <Cluster>
          <Avatar name="Dana Whitlock" size="s" />
          <Avatar name="Dana Whitlock" />
          <Avatar name="" />
          <Avatar name="Óscar Peña Ruiz" size="l" />
        </Cluster>
      </Specimen>
      <Specimen name="Stepper">
        <Stepper label={words.steps} steps={steps} current="company" words={stepWords} />
        <Stepper label={words.steps} steps={steps} current="done" words={stepWords} />
      </Specimen>
      <Specimen name="PageTitle" isWide>
        <Card>
          <PageTitle
            above="RL-2026-000431 · 2026-01-31"
            lead="Denver, CO · City and County of Denver"
            actions={
              <Button kind="primary" icon={<PlusIcon />}>
                {words.newProject}
              </Button>
            }
          >
            1437 Bannock St
          </PageTitle>
        </Card>
      </Specimen>
      <Specimen name="Slides">
        <Card padding="l">
          <Slides
            label={words.tour}
            index={slide}
            onMove={setSlide}
            onFinish={() => setSlide(0)}
            previousLabel={words.previous}
            nextLabel={words.next}
            finishLabel={words.finish}
            goToLabel={words.goToSlide}
            slides={[
              {
                id: 'report',
                title: words.slide1,
                content: words.slide1Text,
                illustration: <ReportIllustration />,
              },
              {
                id: 'working',
                title: words.slide2,
                content: words.slide2Text,
                illustration: <CalculatorIllustration />,
              },
              {
                id: 'offline',
                title: words.slide3,
                content: words.slide3Text,
                illustration: <OfflineIllustration />,
              },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="EmptyState: 404, offline">
        <Columns gap={4}>
          <EmptyState
            level={3}
            illustration={<NotFoundIllustration />}
            title={words.notFound}
            actions={<Button>{words.toDashboard}</Button>}
          >
            {words.notFoundText}
          </EmptyState>
          <EmptyState level={3} illustration={<OfflineIllustration />} title={words.offline}>
            {words.offlineText}
          </EmptyState>
        </Columns>
      </Specimen>
    </Section>
  );
}
