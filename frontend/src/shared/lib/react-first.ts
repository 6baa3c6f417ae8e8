// Runs React when its file has arrived, in a task of its own: as a CommonJS module it would run only once the rest of the app
// asks for it, in one long task with that.
import 'react-dom/client';
