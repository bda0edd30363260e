<?php
/**
 * Plugin Name:       Everyshelf
 * Description:       Paste a Global Link, and readers see a card with the book and a bookstore in their country.
 * Version:           1.0.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            Everyshelf
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       everyshelf
 *
 * @package Everyshelf
 */

defined( 'ABSPATH' ) || exit;

const EVERYSHELF_VERSION = '1.0.0';
/** The option with the address of the server, such as https://books.example.org. */
const EVERYSHELF_SERVER = 'everyshelf_server';
/** How long a card is fresh, how long to wait after a failure, and how long to store the last card. */
const EVERYSHELF_FRESH_SECONDS = 43200;
const EVERYSHELF_RETRY_SECONDS = 300;
const EVERYSHELF_STORED_SECONDS = 2592000;
/** A page of this site waits no longer than this for the server. */
const EVERYSHELF_TIMEOUT_SECONDS = 3;
const EVERYSHELF_RESPONSE_BYTES  = 65536;

add_action( 'init', 'everyshelf_start' );
add_action( 'admin_init', 'everyshelf_register_settings' );
add_action( 'admin_menu', 'everyshelf_add_settings_page' );
add_filter( 'oembed_dataparse', 'everyshelf_parse_oembed', 20, 3 );
register_uninstall_hook( __FILE__, 'everyshelf_uninstall' );

/** Registers the block, and the addresses that become cards. */
function everyshelf_start() {
	$packages = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n', 'wp-server-side-render' );
	wp_register_script( 'everyshelf-block', plugins_url( 'block/editor.js', __FILE__ ), $packages, EVERYSHELF_VERSION, true );
	wp_set_script_translations( 'everyshelf-block', 'everyshelf' );
	register_block_type( __DIR__ . '/block', array( 'render_callback' => 'everyshelf_render_block' ) );

	$server = everyshelf_server();
	if ( '' === $server ) {
		return;
	}
	// The editor's preview uses the provider. Pages use the handler, because WordPress would store a
	// failure of the provider until the post is saved again.
	wp_oembed_add_provider( $server . '/go/*', $server . '/oembed' );
	wp_oembed_add_provider( $server . '/book/*', $server . '/oembed' );
	wp_embed_register_handler( 'everyshelf', everyshelf_url_pattern( $server ), 'everyshelf_render_match' );
}

/** The address of the server, or an empty text if it is not set. */
function everyshelf_server() {
	return everyshelf_clean_server( get_option( EVERYSHELF_SERVER, '' ) );
}

/**
 * Returns the origin of an https address, such as https://books.example.org, or an empty text for
 * everything else.
 */
function everyshelf_clean_server( $text ) {
	$text  = is_string( $text ) ? trim( $text ) : '';
	$parts = wp_parse_url( $text );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) ) {
		return '';
	}
	$is_plain = ! array_diff( array_keys( $parts ), array( 'scheme', 'host', 'port', 'path' ) )
		&& '' === trim( $parts['path'] ?? '', '/' );
	$host     = strtolower( $parts['host'] );
	if ( 'https' !== strtolower( $parts['scheme'] ) || ! $is_plain || ! preg_match( '/^[a-z0-9.-]+$/', $host ) ) {
		return '';
	}
	return 'https://' . $host . ( isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '' );
}

/** Matches Global Links and the pages of their books. */
function everyshelf_url_pattern( $server ) {
	return '#^' . preg_quote( $server, '#' ) . '/(?:go/[^/?\s]+|book/[^/?\s]+/universal)(?:\?\S*)?\z#i';
}

function everyshelf_is_link( $url ) {
	$server = everyshelf_server();
	return '' !== $server && is_string( $url ) && 1 === preg_match( everyshelf_url_pattern( $server ), $url );
}

/** For the block. */
function everyshelf_render_block( $attributes ) {
	$url  = isset( $attributes['url'] ) && is_string( $attributes['url'] ) ? trim( $attributes['url'] ) : '';
	$html = everyshelf_render( $url );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/** For an address on its own line. */
function everyshelf_render_match( $matches ) {
	return '<div class="everyshelf-card">' . everyshelf_render( $matches[0] ) . '</div>';
}

/** The card of a link, or a plain link where the card is not known. Empty for other text. */
function everyshelf_render( $url ) {
	if ( ! preg_match( '#^https?://[^\s<>"\']+\z#i', $url ) ) {
		return '';
	}
	$card = everyshelf_is_link( $url ) ? everyshelf_get_card( $url ) : null;
	return null === $card ? everyshelf_plain_link( $url ) : everyshelf_frame( $card );
}

function everyshelf_plain_link( $url, $title = '' ) {
	return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( '' === $title ? $url : $title ) );
}

/** The card runs no scripts. It may open stores only when a reader presses a button. */
function everyshelf_frame( $card ) {
	return sprintf(
		'<iframe src="%1$s" width="%2$d" height="%3$d" title="%4$s" loading="lazy"'
			. ' style="display:block;width:100%%;max-width:%2$dpx;border:0;border-radius:8px"'
			. ' sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"'
			. ' referrerpolicy="strict-origin-when-cross-origin"></iframe>',
		esc_url( $card['src'] ),
		$card['width'],
		$card['height'],
		esc_attr( '' === $card['title'] ? __( 'Book', 'everyshelf' ) : $card['title'] )
	);
}

/**
 * The stored card, refreshed if it is old. If the server does not respond, the last card remains, and
 * the site does not ask again for some minutes.
 */
function everyshelf_get_card( $url ) {
	$key    = 'everyshelf_' . md5( $url );
	$stored = get_transient( $key );
	$stored = is_array( $stored ) ? $stored : array( 'card' => null, 'until' => 0 );
	if ( $stored['until'] > time() ) {
		return $stored['card'];
	}
	$fetched = everyshelf_fetch_card( $url );
	$card    = $fetched ?? $stored['card'];
	$until   = time() + ( null === $fetched ? EVERYSHELF_RETRY_SECONDS : EVERYSHELF_FRESH_SECONDS );
	set_transient( $key, array( 'card' => $card, 'until' => $until ), EVERYSHELF_STORED_SECONDS );
	return $card;
}

/** Asks the server for the card of a link. Returns null if it does not return one. */
function everyshelf_fetch_card( $url ) {
	$address = add_query_arg(
		array( 'url' => rawurlencode( $url ), 'format' => 'json' ),
		everyshelf_server() . '/oembed'
	);
	$answer  = wp_safe_remote_get(
		$address,
		array(
			'timeout'             => EVERYSHELF_TIMEOUT_SECONDS,
			'redirection'         => 0,
			'limit_response_size' => EVERYSHELF_RESPONSE_BYTES,
		)
	);
	if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return null;
	}
	return everyshelf_read_card( json_decode( wp_remote_retrieve_body( $answer ), true ) );
}

/**
 * Reads an oEmbed response. Takes only the address, the size, and the title of the frame, so that no
 * HTML of the server gets into a page. Returns null for anything but a card of the server.
 */
function everyshelf_read_card( $answer ) {
	if ( ! is_array( $answer ) || 'rich' !== ( $answer['type'] ?? '' ) || ! is_string( $answer['html'] ?? null ) ) {
		return null;
	}
	if ( ! preg_match( '/<iframe\s[^>]*?\bsrc=(["\'])(.*?)\1/i', $answer['html'], $found ) ) {
		return null;
	}
	$src = html_entity_decode( $found[2], ENT_QUOTES, 'UTF-8' );
	if ( 0 !== strpos( $src, everyshelf_server() . '/embed/' ) ) {
		return null;
	}
	$title = is_string( $answer['title'] ?? null ) ? $answer['title'] : '';
	return array(
		'src'    => $src,
		'width'  => everyshelf_length( $answer['width'] ?? null, 480 ),
		'height' => everyshelf_length( $answer['height'] ?? null, 180 ),
		'title'  => wp_html_excerpt( wp_strip_all_tags( $title ), 200 ),
	);
}

function everyshelf_length( $value, $default ) {
	return is_numeric( $value ) && $value >= 40 && $value <= 2000 ? (int) $value : $default;
}

/** Replaces the HTML of the server's response in the editor's preview. */
function everyshelf_parse_oembed( $html, $data, $url ) {
	if ( ! everyshelf_is_link( $url ) ) {
		return $html;
	}
	$card = everyshelf_read_card( get_object_vars( $data ) );
	return null === $card ? everyshelf_plain_link( $url ) : everyshelf_frame( $card );
}

function everyshelf_register_settings() {
	register_setting(
		'everyshelf',
		EVERYSHELF_SERVER,
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => 'everyshelf_sanitize_server',
		)
	);
}

/** An address that is not valid changes nothing. */
function everyshelf_sanitize_server( $text ) {
	$server   = everyshelf_clean_server( $text );
	$is_empty = is_string( $text ) && '' === trim( $text );
	if ( '' !== $server || $is_empty ) {
		return $server;
	}
	add_settings_error(
		EVERYSHELF_SERVER,
		'invalid-server',
		__( 'Enter an address that starts with https:// and has no path.', 'everyshelf' )
	);
	return everyshelf_server();
}

function everyshelf_add_settings_page() {
	add_options_page( 'Everyshelf', 'Everyshelf', 'manage_options', 'everyshelf', 'everyshelf_show_settings_page' );
}

/** `options.php` checks the nonce and the capability again before it saves. */
function everyshelf_show_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1>Everyshelf</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'everyshelf' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row">
						<label for="everyshelf-server"><?php esc_html_e( 'Server address', 'everyshelf' ); ?></label>
					</th>
					<td>
						<input type="url" id="everyshelf-server" class="regular-text"
							name="<?php echo esc_attr( EVERYSHELF_SERVER ); ?>"
							value="<?php echo esc_attr( everyshelf_server() ); ?>"
							placeholder="https://books.example.org" aria-describedby="everyshelf-server-hint">
						<p class="description" id="everyshelf-server-hint">
							<?php esc_html_e( 'Enter only the start of a Global Link, such as https://books.example.org.', 'everyshelf' ); ?>
						</p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/** Stored cards expire by themselves. */
function everyshelf_uninstall() {
	delete_option( EVERYSHELF_SERVER );
}
