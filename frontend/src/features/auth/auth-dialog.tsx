import { useState } from 'react';
import { tAuth } from '../../languages/auth';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { AuthForm } from './auth-form';
import { ForgotPasswordForm } from './forgot-password-form';
import { canUsePasskeys } from '../../shared/lib/passkeys';
import { PasskeyLogin } from './passkey-login';
import { useAuthForm, type AuthMode } from './use-auth-form';

interface Props {
  open: boolean;
  mode: AuthMode;
  /** Who opens it came by the link of an invitation to a garden, which goes on after the login. */
  isInvited?: boolean;
  onMode: (mode: AuthMode) => void;
  onClose: () => void;
  /** Called once the person is signed in. */
  onDone: () => void;
}

const words = {
  login: () => ({ title: tAuth('welcomeBack'), description: tAuth('loginLead') }),
  register: () => ({ title: tAuth('createTitle'), description: tAuth('createLead') }),
  forgot: () => ({ title: tAuth('forgot') }),
  invited: () => ({ title: tAuth('invitedTitle'), description: tAuth('invitedLead') }),
};

/** Registration, login, and the password mail. */
export function AuthDialog({ open, mode, isInvited, onMode, onClose, onDone }: Props) {
  const [forgets, setForgets] = useState(false);
  const form = useAuthForm(mode, onDone);
  const shown = forgets ? 'forgot' : mode;

  const change = (next: AuthMode | 'forgot') => {
    setForgets(next === 'forgot');
    if (next !== 'forgot') onMode(next);
  };
  const close = () => {
    setForgets(false);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      {...words[isInvited && !forgets ? 'invited' : shown]()}
    >
      {forgets ? (
        <ForgotPasswordForm
          email={form.getValues('email')}
          back={
            <Button look="quiet" icon="back" onClick={() => change('login')}>
              {tAuth('backToLogin')}
            </Button>
          }
        />
      ) : (
        <>
          <AuthForm form={form} mode={mode} onMode={change} />
          {mode === 'login' && canUsePasskeys() && <PasskeyLogin onDone={onDone} />}
        </>
      )}
    </Dialog>
  );
}
