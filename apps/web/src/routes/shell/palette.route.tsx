import { useViewModel } from '../../composition/container-context.tsx';
import { paletteModule } from '../../composition/palette.module.ts';
import { projectListsModule } from '../../composition/project-lists.module.ts';
import { signedInModules } from '../../composition/signed-in.ts';
import { EffectsAtOnce } from '../../parts/effects-at-once.tsx';
import { Palette } from '../../shell/overlays/palette.tsx';
import { PaletteViewModel } from '../../shell/overlays/palette.view-model.ts';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';

export function PaletteRoute({ shell }: { readonly shell: ShellViewModel }) {
  return (
    <>
      <Palette
        shell={shell}
        vm={useViewModel(PaletteViewModel, ...signedInModules, projectListsModule, paletteModule)}
      />
      <EffectsAtOnce />
    </>
  );
}
