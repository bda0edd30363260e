<?php
/**
 * Runs the plugin with fakes of WordPress. Reads steps from standard input as JSON, such as
 * {"call": "everyshelf_clean_server", "args": ["https://a.example"]}, and prints a list of results.
 */

define( 'ABSPATH', __DIR__ );
set_error_handler(
	function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);

/** What the fakes store and what they were called with. */
$state = array( 'options' => array(), 'transients' => array(), 'answer' => null, 'requests' => array(), 'errors' => array(), 'calls' => array() );

class WP_Error {}

function note( $name, $args ) {
	$GLOBALS['state']['calls'][] = array( $name, ...$args );
}
function add_action( ...$args ) {}
function add_filter( ...$args ) {}
function register_uninstall_hook( ...$args ) {}
function wp_register_script( ...$args ) {
	note( 'wp_register_script', $args );
}
function wp_set_script_translations( ...$args ) {}
function register_block_type( ...$args ) {}
function wp_oembed_add_provider( ...$args ) {
	note( 'wp_oembed_add_provider', $args );
}
function wp_embed_register_handler( ...$args ) {
	note( 'wp_embed_register_handler', $args );
}
function plugins_url( $path, $file ) {
	return 'https://site.example/wp-content/plugins/everyshelf/' . $path;
}
function get_option( $name, $default ) {
	return $GLOBALS['state']['options'][ $name ] ?? $default;
}
function get_transient( $key ) {
	return $GLOBALS['state']['transients'][ $key ] ?? false;
}
function set_transient( $key, $value, $seconds ) {
	$GLOBALS['state']['transients'][ $key ] = $value;
}
function add_settings_error( ...$args ) {
	$GLOBALS['state']['errors'][] = $args[1];
}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function add_query_arg( $args, $url ) {
	$pairs = array_map( fn( $name ) => $name . '=' . $args[ $name ], array_keys( $args ) );
	return $url . '?' . implode( '&', $pairs );
}
function wp_safe_remote_get( $url, $options ) {
	$GLOBALS['state']['requests'][] = $url;
	return $GLOBALS['state']['answer'] ?? new WP_Error();
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer['status'];
}
function wp_remote_retrieve_body( $answer ) {
	return $answer['body'];
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}
function esc_url( $url ) {
	return preg_match( '#^https?://#i', $url ) ? htmlspecialchars( $url, ENT_QUOTES, 'UTF-8' ) : '';
}
function __( $text, $domain ) {
	return $text;
}
function wp_strip_all_tags( $text ) {
	return trim( strip_tags( $text ) );
}
function wp_html_excerpt( $text, $length ) {
	return substr( $text, 0, $length );
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-everyshelf-card"';
}

require $argv[1];

$results = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $step ) {
	if ( array_key_exists( 'server', $step ) ) {
		$state['options']['everyshelf_server'] = $step['server'];
	} elseif ( array_key_exists( 'answer', $step ) ) {
		$state['answer'] = $step['answer'];
	} elseif ( isset( $step['expire'] ) ) {
		foreach ( $state['transients'] as $key => $stored ) {
			$state['transients'][ $key ]['until'] = 0;
		}
	} elseif ( isset( $step['read'] ) ) {
		$results[] = $state[ $step['read'] ];
	} else {
		$results[] = $step['call']( ...array_map( 'to_value', $step['args'] ?? array() ) );
	}
}
echo json_encode( $results );

/** WordPress passes an oEmbed answer as an object. */
function to_value( $value ) {
	return is_array( $value ) && isset( $value['object'] ) ? (object) $value['object'] : $value;
}
