import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { drawn } from '../icon.tsx';

/** Icons of the kinds of property. */
export const BuildingIcon = /* @__PURE__ */ drawn(IconBuilding);
export const HomeIcon = /* @__PURE__ */ drawn(IconHome);
