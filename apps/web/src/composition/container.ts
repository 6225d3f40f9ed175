import { Container } from 'inversify';
import { Navigation } from '../view-model/navigation.ts';
import { LateModules } from './late-modules.ts';
import { sessionModule } from './session.module.ts';
import { shellModule } from './shell.module.ts';

/** The modules of the shell. A screen's own module is loaded with its route, by `screenOf`. */
export function makeContainer(navigation: Navigation): Container {
  const container = new Container();
  container.bind(Navigation).toConstantValue(navigation);
  container.bind(LateModules).toConstantValue(new LateModules(container));
  container.load(sessionModule, shellModule);
  return container;
}
