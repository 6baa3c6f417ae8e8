import { useState } from 'react';
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
  onMode: (mode: AuthMode) => void;
  onClose: () => void;
  /** Called once the person is signed in. */
  onDone: () => void;
}

const titles = {
  login: 'Welcome Back',
  register: 'Create Your Account',
  forgot: 'Forgot password?',
};

const descriptions = {
  login: 'Good to see you. Your plants are where you left them.',
  register: '5 free identifications included. No card is needed.',
  forgot: undefined,
};

/** Registration, login, and the password mail. */
export function AuthDialog({ open, mode, onMode, onClose, onDone }: Props) {
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
      title={titles[shown]}
      description={descriptions[shown]}
    >
      {forgets ? (
        <ForgotPasswordForm
          email={form.getValues('email')}
          back={
            <Button look="quiet" icon="back" onClick={() => change('login')}>
              Back to login
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
