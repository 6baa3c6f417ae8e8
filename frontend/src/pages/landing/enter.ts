/** What the parts of the landing page are told. */
export interface EnterProps {
  /** Opens the door: to sign up or to log in. */
  onEnter: (mode: 'login' | 'register') => void;
}
