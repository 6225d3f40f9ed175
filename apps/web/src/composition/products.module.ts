import { HttpProductGateway } from '@ridgeline/adapters/http';
import { ProductGateway } from '@ridgeline/core/billing';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** What is sold. */
export const productsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpProductGateway, [API_CLIENT], { as: ProductGateway });
});
