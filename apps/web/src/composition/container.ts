import 'reflect-metadata';
import { Container } from 'inversify';
import { Navigation } from '../view-model/navigation.ts';
import { projectsModule } from './projects.module.ts';
import { sessionModule } from './session.module.ts';
import { shellModule } from './shell.module.ts';

export const modules = [sessionModule, projectsModule, shellModule];

export function makeContainer(navigation: Navigation): Container {
  const container = new Container();
  container.bind(Navigation).toConstantValue(navigation);
  container.load(...modules);
  return container;
}
