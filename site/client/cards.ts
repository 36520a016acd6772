/** The one script of pages with something to write in. The trial stands on the home page only and comes on its own. */
import './exercise-card.ts';

if (document.querySelector('trial-card')) import('./trial-card.ts');
