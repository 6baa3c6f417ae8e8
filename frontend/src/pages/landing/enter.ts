/** Props of the sections of the landing page. */
export interface EnterProps {
  /** Opens the dialog to sign up or to log in. */
  onEnter: (mode: 'login' | 'register') => void;
}
