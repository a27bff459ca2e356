import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { SingleKeysChoice } from '#web/shared/ui/single-keys-choice.tsx';
import { shortcutGroups } from './shortcuts.ts';

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" className="dlg-m">
    {(titleId) => (
      <>
        <DialogHead titleId={titleId} title="Keyboard shortcuts" onClose={onClose} />
        <div className="dlg-body shortcuts">
          {shortcutGroups.map(({ title, shortcuts }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {shortcuts.map(({ keys, does }) => (
                  <div key={does}>
                    <dt>{does}</dt>
                    <dd>
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <footer className="dlg-foot">
          <SingleKeysChoice className="row">Shortcuts of a single key (/, ?, J and K) work in this browser</SingleKeysChoice>
        </footer>
      </>
    )}
  </Dialog>
);
