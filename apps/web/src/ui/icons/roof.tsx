import IconRuler2 from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import IconWind from '@tabler/icons-react/dist/esm/icons/IconWind.mjs';
import { drawn } from '../icon.tsx';

/** Icons of weather and measures. */
export const IceIcon = /* @__PURE__ */ drawn(IconSnowflake);
export const OfflineIcon = /* @__PURE__ */ drawn(IconWifiOff);
export const RulerIcon = /* @__PURE__ */ drawn(IconRuler2);
export const WindIcon = /* @__PURE__ */ drawn(IconWind);
